import { screen } from '@testing-library/dom'
import { PASSWORD } from '../../support/world.ts'
import type { ShownPage } from './page-world.ts'

/** Fills in the log-in page and sends it. */
export async function logIn(page: ShownPage, email: string, password = PASSWORD): Promise<void> {
  await page.fill(await screen.findByLabelText('Email'), email)
  await page.fill(screen.getByLabelText('Password'), password)
  await page.user.click(screen.getByText('Submit'))
}

/** Chooses an entry in the menu of this name in the top bar. */
export async function chooseInMenu(page: ShownPage, menu: string, entry: string): Promise<void> {
  const [wide] = await screen.findAllByText(menu)
  await page.user.click(wide!)
  await page.user.click(await screen.findByRole('menuitem', { name: entry }))
}
