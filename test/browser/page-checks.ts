import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { default as Axe, NodeResult, RunOptions } from 'axe-core'
import type { Visitor } from './visitor.ts'

export const DESKTOP = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** A browser reads this in half the time that `axe.source` takes. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of axe-core whose findings are of moderate or minor impact: a third of its work, which nobody looks at. */
const LESSER_RULES = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
] as const

/**
 * Serious and critical findings of axe-core, once the page has stopped moving: in the dialog that is open, or in all of a
 * page without one. The page behind a dialog is looked at when it has none.
 */
export async function seriousFindings(visitor: Visitor): Promise<string[]> {
  await endAnimations(visitor)
  if (!(await visitor.page.evaluate(() => 'axe' in globalThis))) await visitor.page.evaluate(AXE)
  const rules = {
    ...Object.fromEntries(LESSER_RULES.map((id) => [id, { enabled: false }])),
    // WCAG 2.2, 2.5.8: 24 pixels, or as much space around. Not on by itself.
    'target-size': { enabled: true },
  }
  const options: RunOptions = { rules, resultTypes: ['violations'] }
  const { violations } = await visitor.page.evaluate((asked) => {
    const dialogs = [...document.querySelectorAll('dialog, [role=dialog]')]
    const open = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1)
    return (globalThis as unknown as { axe: typeof Axe }).axe.run(open ?? document, asked)
  }, options)
  const findings: string[] = []
  for (const { id, help, impact, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical') continue
    for (const node of nodes)
      if (!isHalfHidden(node) || (await isSmallInSight(visitor, String(node.target[0]))))
        findings.push(`${id}: ${help}\n${node.html}\n${node.failureSummary}`)
  }
  return findings
}

/** Behind the edge of the window, or of a bar that sticks to it. */
function isHalfHidden({ failureSummary = '' }: NodeResult): boolean {
  return failureSummary.includes('partially obscured')
}

/** Whether a target is too small as well where nothing but what it is part of can hide it. */
function isSmallInSight({ page }: Visitor, target: string): Promise<boolean> {
  return page.evaluate(async (selector) => {
    const element = document.querySelector(selector)!
    const { scrollX, scrollY } = window
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    const { violations } = await axe.run(element, { runOnly: ['target-size'] })
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return violations.length > 0
  }, target)
}

/** Brings every animation to its end, and those that begin then, and waits until what was laid out has been painted. */
async function endAnimations({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().iterations === Infinity
    const ending = () => document.getAnimations().filter((animation) => !isEndless(animation))
    const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let left = ending(); left.length > 0; left = ending()) {
      for (const animation of left) animation.finish()
      await nextFrames()
    }
    await nextFrames()
  })
}

/**
 * What is wrong with the page in a narrow window: what juts out of it, controls that cannot be reached, and headings
 * that are above the one that comes before them.
 */
export async function faultsOnPhone(visitor: Visitor): Promise<string[]> {
  await endAnimations(visitor)
  return visitor.page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement
    const open = [...document.querySelectorAll<HTMLElement>('dialog, [role=dialog]')].filter((dialog) =>
      dialog.checkVisibility(),
    )
    const root = open.at(-1) ?? document.body
    const named = (element: Element) => `${element.tagName} “${element.textContent?.trim().slice(0, 40)}”`
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const controls = [...root.querySelectorAll<HTMLElement>('button, a[href], input, textarea, select, [role=button]')]
    const isOutOfReach = (control: HTMLElement) => {
      const { left, right, width: own } = control.getBoundingClientRect()
      const isShown = own > 1 && control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return isShown && (left < -1 || right > width + 1) && !scrolls(control) && !control.matches('.skip-link')
    }
    // What is far out of sight is not laid out, so that its place says nothing.
    const headings = [...root.querySelectorAll<HTMLElement>('h1, h2, h3')].filter((heading) =>
      heading.checkVisibility({ contentVisibilityAuto: true }),
    )
    const isAbovePrevious = (heading: HTMLElement, at: number) => {
      const before = headings[at - 1]
      return before !== undefined && heading.getBoundingClientRect().top < before.getBoundingClientRect().top - 1
    }
    return [
      ...(scrollWidth > width ? [`The page juts out by ${scrollWidth - width} pixels.`] : []),
      ...controls.filter(isOutOfReach).map((control) => `Out of reach: ${named(control)}`),
      ...headings.filter(isAbovePrevious).map((heading) => `Out of order: ${named(heading)}`),
    ]
  })
}

/** How many pixels of the page lie beyond the right edge of the window. */
export async function horizontalOverflow({ page }: Visitor): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Which controls are behind something when they have the focus, going through the page forwards and back. A bar that
 * sticks to the edge hides what the browser has scrolled to that edge.
 */
export async function hiddenStops(visitor: Visitor): Promise<string[]> {
  await endAnimations(visitor)
  return visitor.page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [tabindex]'),
    ].filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, .skip-link'))
    const isSeen = (stop: HTMLElement) => {
      const { left, right, top, bottom, width, height } = stop.getBoundingClientRect()
      if (width < 2 || height < 2) return true
      const across = [left + 2, (left + right) / 2, right - 2]
      const down = [top + 2, (top + bottom) / 2, bottom - 2]
      const belongs = (at: Element | null) => at !== null && (stop.contains(at) || at.contains(stop))
      return across.some((x) => down.some((y) => belongs(document.elementFromPoint(x, y))))
    }
    const hidden: string[] = []
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus()
      if (document.activeElement === stop && !isSeen(stop))
        hidden.push(`${stop.tagName} “${(stop.ariaLabel ?? stop.textContent ?? '').trim().slice(0, 40)}”`)
    }
    return hidden
  })
}
