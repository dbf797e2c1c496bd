import { expect } from 'chai'
import type { ElementHandle, Locator } from 'playwright-core'
import type { ChosenFile, Visitor } from './visitor.ts'

const MAX_STEPS = 60
/** So many stops before it begins whoever would come from further away. */
const STEPS_BEFORE = 3

/**
 * Goes on from control to control until it is there. What is many stops away is gone to from a few stops before it, as if one
 * had come so far: `stopsPassedOver` goes all the way.
 */
export async function tabTo(visitor: Visitor, control: Locator): Promise<void> {
  await visitor.sees(control)
  let aim = await handleOf(control)
  await aim.evaluate(comeNear, STEPS_BEFORE)
  for (let step = 0; step < MAX_STEPS; step++) {
    const where = await aim.evaluate((element) => (element.isConnected ? element === document.activeElement : 'gone'))
    if (where === true) return
    if (where === 'gone') aim = await handleOf(control)
    else await visitor.page.keyboard.press('Tab')
  }
  expect.fail(`${control.toString()} is not reached by ${MAX_STEPS} steps of the Tab key`)
}

/** Puts the focus on the stop that lies so many before this one, unless it is nearer already. */
function comeNear(aim: Node, stepsBefore: number): void {
  const modal = (aim as Element).closest('[aria-modal=true]')
  const stops = [
    ...(modal ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, [tabindex], summary',
    ),
  ].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
  )
  const [at, from] = [aim, document.activeElement].map((stop) => stops.indexOf(stop as HTMLElement))
  if (at! - from! > stepsBefore || from! > at!) stops[Math.max(0, at! - stepsBefore)]?.focus()
}

/** The controls of the page that the Tab key does not come to on its way from the first to the last. */
export async function stopsPassedOver({ page }: Visitor): Promise<string[]> {
  const stops = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [tabindex]')]
    const found = new Set(
      all.filter(
        (stop) =>
          stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
      ),
    )
    document.addEventListener('focusin', ({ target }) => found.delete(target as HTMLElement))
    Object.assign(window, { stopsLeft: found })
    return found.size
  })
  for (let step = 0; step < stops; step++) await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const { stopsLeft } = window as unknown as { stopsLeft: Set<HTMLElement> }
    return [...stopsLeft].map((stop) => stop.outerHTML.slice(0, 120))
  })
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
