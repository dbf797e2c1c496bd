import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import type { ChosenFile, Visitor } from './visitor.ts'

const MAX_STEPS = 300

/** Goes on from control to control until it is there. */
export async function tabTo(visitor: Visitor, control: Locator): Promise<void> {
  await visitor.sees(control)
  for (let step = 0; step < MAX_STEPS; step++) {
    if (await control.first().evaluate((element) => element === document.activeElement)) return
    await visitor.page.keyboard.press('Tab')
  }
  expect.fail(`${control.toString()} is not reached by ${MAX_STEPS} steps of the Tab key`)
}

export async function type(visitor: Visitor, field: Locator, text: string): Promise<void> {
  await tabTo(visitor, field)
  await visitor.page.keyboard.type(text)
}

export async function press(visitor: Visitor, control: Locator): Promise<void> {
  await tabTo(visitor, control)
  await visitor.page.keyboard.press('Enter')
}

/** Chooses files in the browser's own dialogue, which the button opens. */
export async function chooseWithKeys(visitor: Visitor, button: Locator, files: readonly string[] | ChosenFile) {
  const opened = visitor.page.waitForEvent('filechooser')
  await press(visitor, button)
  await (await opened).setFiles('length' in files ? [...files] : files)
}
