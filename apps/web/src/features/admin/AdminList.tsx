import { texts } from '../../shared/texts/admin-texts.ts'
import { ListCard, type ListCardProps } from './ListCard.tsx'
import { SearchBox } from './SearchBox.tsx'

const words = texts.admin

interface AdminListProps<Row> extends Omit<ListCardProps<Row>, 'controls' | 'empty' | 'notice'> {
  readonly searchHint: string
}

/** A list that the server searches, sorts and paginates. */
export function AdminList<Row extends { readonly id: string }>({ searchHint, ...list }: AdminListProps<Row>) {
  const search = <SearchBox view={list.view} hint={searchHint} />
  return <ListCard {...list} controls={search} empty={{ title: words.none }} />
}
