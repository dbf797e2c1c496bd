import { Button, Empty } from 'antd'
import { texts } from '../../shared/texts/admin-texts.ts'
import type { ListView } from './use-list-view.ts'

const words = texts.admin

/** Why there are no rows, and what can be done about it. */
export interface NoRows {
  readonly title: string
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

interface ListEmptyProps {
  readonly view: Pick<ListView, 'search' | 'show'>
  /** On all pages: there may be rows on others than the one in the address. */
  readonly total: number
  /** Where nothing is searched for. */
  readonly otherwise: NoRows
}

function reasonOf({ view, total, otherwise }: ListEmptyProps): NoRows {
  if (total > 0) return { title: words.beyond, action: { label: words.toFirst, onClick: () => view.show({ page: 1 }) } }
  if (view.search.trim() === '') return otherwise
  const clear = { label: words.clearSearch, onClick: () => view.show({ search: '' }) }
  return { title: words.noneFound(view.search), action: clear }
}

/** In the place of a page without rows. */
export function ListEmpty(props: ListEmptyProps) {
  const { title, action } = reasonOf(props)
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={title}>
      {action !== undefined && <Button onClick={action.onClick}>{action.label}</Button>}
    </Empty>
  )
}
