import axe from 'axe-core'
import type { Visitor } from './visitor.ts'

export const DESK = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** What axe-core finds wrong, as far as it is serious or critical. */
export async function seriousFindings({ page }: Visitor): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
    )
}

/** How many pixels of the page lie beyond the right edge of the window; at first some may, until it has followed its size. */
export async function overhang({ page }: Visitor): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
