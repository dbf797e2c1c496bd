import { Button, Empty } from 'antd'
import { texts } from '../../shared/texts/admin-texts.ts'
import type { ListView } from './use-list-view.ts'

const words = texts.admin

/** Reason why there are no rows, and what can be done. */
export interface NoRows {
  readonly title: string
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

interface ListEmptyProps {
  readonly view: Pick<ListView, 'search' | 'show'>
  /** Text without a search. */
  readonly otherwise: NoRows
}

function reasonOf({ view, otherwise }: ListEmptyProps): NoRows {
  if (view.search.trim() === '') return otherwise
  const clear = { label: words.clearSearch, onClick: () => view.show({ search: '' }) }
  return { title: words.noneFound(view.search), action: clear }
}

/** Shown in place of an empty page. */
export function ListEmpty(props: ListEmptyProps) {
  const { title, action } = reasonOf(props)
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={title}>
      {action !== undefined && <Button onClick={action.onClick}>{action.label}</Button>}
    </Empty>
  )
}
