import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Pagination } from 'antd'
import type { ReactNode } from 'react'
import { useLastPage } from '../../shared/address/use-last-page.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import type { ListView } from './use-list-view.ts'

const words = texts.admin

interface PagerProps {
  readonly view: Pick<ListView, 'page' | 'pageSize' | 'show'>
  readonly total: number
}

/** antd wraps it in a list item, which takes the focus. */
const step = (name: string, icon: ReactNode) => (
  <Button type="text" size="small" tabIndex={-1} aria-label={name} icon={icon} />
)

/** Shows the visible rows and their total, with pagination. */
export function Pager({ view, total }: PagerProps) {
  const { page, pageSize } = view
  useLastPage(page, pageSize, total, (last) => view.show({ page: last }, true))
  if (total === 0) return null
  const from = (page - 1) * pageSize + 1
  const to = Math.min(total, page * pageSize)
  return (
    <nav className="row apart" aria-label={words.pages}>
      <p className="muted small" role="status">
        {from <= total && words.range(formatCount(from), formatCount(to), formatCount(total))}
      </p>
      {total > pageSize && (
        <Pagination
          size="small"
          current={page}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          itemRender={(to, type, element) => {
            if (type === 'prev') return step(words.previous, <LeftOutlined aria-hidden />)
            if (type === 'next') return step(words.next, <RightOutlined aria-hidden />)
            return type === 'page' ? <span aria-current={to === page ? 'page' : undefined}>{to}</span> : element
          }}
          onChange={(to) => view.show({ page: to })}
        />
      )}
    </nav>
  )
}
