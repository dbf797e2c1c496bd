import { Button, Pagination } from 'antd'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { admin as words } from '../../shared/texts/admin-texts.ts'
import type { ListView } from './use-list-view.ts'

interface PagerProps {
  readonly view: Pick<ListView, 'page' | 'pageSize' | 'show'>
  readonly total: number
}

/** The list item around it, which antd makes, has the focus. */
const step = (text: string) => <Button tabIndex={-1}>{text}</Button>

/** Which rows are shown, of how many, and the way to the others. */
export function Pager({ view, total }: PagerProps) {
  const { page, pageSize } = view
  if (total === 0) return null
  const from = (page - 1) * pageSize + 1
  const to = Math.min(total, page * pageSize)
  const isBeyond = from > total
  return (
    <nav className="row apart" aria-label={words.pages}>
      <p className="muted small" role="status">
        {isBeyond
          ? words.inAll(formatCount(total))
          : words.range(formatCount(from), formatCount(to), formatCount(total))}
      </p>
      {total > pageSize && !isBeyond && (
        <Pagination
          simple
          current={page}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          locale={{ jump_to: words.toPage }}
          itemRender={(_page, type, element) => {
            if (type === 'prev') return step(words.previous)
            return type === 'next' ? step(words.next) : element
          }}
          onChange={(to) => view.show({ page: to })}
        />
      )}
    </nav>
  )
}
