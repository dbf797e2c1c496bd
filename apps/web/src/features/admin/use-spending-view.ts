import { useAddress, withoutUsual } from '../../shared/address/use-address.ts'
import { PAGE_SIZE, type ListView } from './use-list-view.ts'

/** Which month is shown, and which part of its list. */
export interface SpendingView extends ListView {
  /** `YYYY-MM`; empty for the present one. */
  readonly month: string
  readonly showMonth: (month: string) => void
}

const USUAL = { page: '1', month: '' }

export function useSpendingView(): SpendingView {
  const { values, page, change } = useAddress<'month'>(USUAL)
  const { month } = values
  const asked = { page: String(page), month, pageSize: String(PAGE_SIZE) }
  return {
    page,
    month,
    sort: '',
    search: '',
    pageSize: PAGE_SIZE,
    query: new URLSearchParams(withoutUsual(asked, USUAL)).toString(),
    show: ({ page: next = 1 }, replaces) => change({ page: String(next) }, replaces),
    showMonth: (to) => change({ month: to, page: '1' }),
  }
}

/** The month so many after it, `YYYY-MM`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7)
}
