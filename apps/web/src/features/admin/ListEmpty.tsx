import { Button, Empty } from 'antd'
import { admin as words } from '../../shared/texts/admin-texts.ts'
import type { ListView } from './use-list-view.ts'

interface ListEmptyProps {
  readonly title: string
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** In the place of rows: why there are none, and what can be done about it. */
export function ListEmpty({ title, action }: ListEmptyProps) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={title}>
      {action !== undefined && <Button onClick={action.onClick}>{action.label}</Button>}
    </Empty>
  )
}

/** Where rows are on other pages than the one in the address. */
export function BeyondLastPage({ view }: { readonly view: Pick<ListView, 'show'> }) {
  return <ListEmpty title={words.beyond} action={{ label: words.toFirst, onClick: () => view.show({ page: 1 }) }} />
}

/** Where a search found nothing. */
export function NothingFound({ view }: { readonly view: Pick<ListView, 'search' | 'show'> }) {
  const clear = { label: words.clearSearch, onClick: () => view.show({ search: '' }) }
  return <ListEmpty title={words.noneFound(view.search)} action={clear} />
}
