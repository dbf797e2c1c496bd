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
  /** Where nothing is searched for. */
  readonly otherwise: NoRows
}

function reasonOf({ view, otherwise }: ListEmptyProps): NoRows {
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
