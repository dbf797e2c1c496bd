/** The calendar month (UTC) of an instant: `YYYY-MM`. */
export function monthOf(instant: string): string {
  return instant.slice(0, 7)
}

/** The first instant after a month. */
export function endOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number)).toISOString()
}

/** The month so many months before. */
export function monthBefore(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 - count)).toISOString())
}
