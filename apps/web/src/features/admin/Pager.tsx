import { Button } from 'antd'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { admin as words } from '../../shared/texts/admin-texts.ts'
import type { ListView } from './use-list-view.ts'

interface PagerProps {
  readonly view: Pick<ListView, 'page' | 'pageSize' | 'show'>
  readonly total: number
}

/** Which rows are shown, of how many, and the way to the others. */
export function Pager({ view, total }: PagerProps) {
  const { page, pageSize } = view
  if (total === 0) return null
  const from = (page - 1) * pageSize + 1
  const to = Math.min(total, page * pageSize)
  return (
    <nav className="row apart" aria-label={words.pages}>
      <p className="muted small" role="status">
        {from > total
          ? words.inAll(formatCount(total))
          : words.range(formatCount(from), formatCount(to), formatCount(total))}
      </p>
      {total > pageSize && (
        <div className="row">
          <Button disabled={page === 1} onClick={() => view.show({ page: page - 1 })}>
            {words.previous}
          </Button>
          <Button disabled={to >= total} onClick={() => view.show({ page: page + 1 })}>
            {words.next}
          </Button>
        </div>
      )}
    </nav>
  )
}
