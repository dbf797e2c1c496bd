import { screen } from '@testing-library/dom'
import { button, type ShownPage } from './page-world.ts'

/** Milliseconds after the last key. */
const SAVE_AFTER = 800

/** Opens a text to be written in, which takes the next keys. */
export async function openText(page: ShownPage, label: string): Promise<HTMLElement> {
  await page.user.click(await button(new RegExp(`^(Edit|Write|Write the answer here): ${label}$`)))
  return screen.findByRole('textbox', { name: label })
}

/** Writes into a text until it has saved itself. */
export async function writeInto(page: ShownPage, label: string, words: string): Promise<void> {
  await openText(page, label)
  await page.user.paste(words)
  await page.passes(SAVE_AFTER)
  await screen.findByText('Saved just now')
}
