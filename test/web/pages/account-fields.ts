import { screen, waitFor } from '@testing-library/dom'
import type { ShownPage } from './page-world.ts'

export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
export const alert = (text: string | RegExp) =>
  waitFor(() => {
    const found = screen.getAllByRole('alert').find(({ textContent }) => contains(textContent, text))
    if (found === undefined) throw new Error(`No alert says ${text}.`)
    return found
  })
const contains = (content: string, text: string | RegExp) =>
  typeof text === 'string' ? content.includes(text) : text.test(content)
export const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
export const rowOf = async (email: string) => (await screen.findByText(email)).closest('tr')

export async function press(page: ShownPage, name: string): Promise<void> {
  await page.user.click(await button(name))
}
