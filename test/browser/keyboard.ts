import { expect } from 'chai'
import type { ElementHandle, Locator } from 'playwright-core'
import type { ChosenFile, Visitor } from './visitor.ts'

const MAX_STEPS = 300

/** Goes on from control to control until it is there. */
export async function tabTo(visitor: Visitor, control: Locator): Promise<void> {
  await visitor.sees(control)
  let aim = await handleOf(control)
  for (let step = 0; step < MAX_STEPS; step++) {
    const where = await aim.evaluate((element) => (element.isConnected ? element === document.activeElement : 'gone'))
    if (where === true) return
    if (where === 'gone') aim = await handleOf(control)
    else await visitor.page.keyboard.press('Tab')
  }
  expect.fail(`${control.toString()} is not reached by ${MAX_STEPS} steps of the Tab key`)
}

/** To look for a control by its role costs more than a step: it is looked for once, and again when the page replaced it. */
async function handleOf(control: Locator): Promise<ElementHandle> {
  const handle = await control.first().elementHandle()
  return handle ?? expect.fail(`${control.toString()} has gone`)
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
