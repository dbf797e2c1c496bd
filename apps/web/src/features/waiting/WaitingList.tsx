import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { Link } from 'react-router-dom'
import type { WaitingItem } from '../../../../../adapters/http-contract/comments.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { SkeletonCards } from '../../shared/ui/Skeletons.tsx'
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx'
import styles from './WaitingList.module.css'
import { TextBlock } from '../../shared/ui/TextBlock.tsx'

/** Maximum shown at once. */
const MAX_ITEMS = 100

const waiting = api.injectEndpoints({
  endpoints: (build) => ({
    listWaiting: build.query(
      endpoint('GET /account/waiting', {
        ask: (_: void) => ({ search: `pageSize=${MAX_ITEMS}` }),
        read: ({ waiting: items, total }) => ({ items, total }),
      }),
    ),
  }),
})

const { useListWaitingQuery } = waiting

const words = texts.waiting

function reasonOf({ kind, comment }: WaitingItem): string {
  if (comment !== null) return words.mentionedBy(comment.authorName)
  return kind === 'missing' ? words.noAnswer : words.assigned
}

function Item({ item }: { readonly item: WaitingItem }) {
  const { kind, proposalId, proposalName, questionId, questionText, count, since, comment } = item
  return (
    <li className={styles.item}>
      <Link className={styles.title} to={paths.question(proposalId, questionId)}>
        {kind === 'missing' ? words.missing(count) : questionText}
      </Link>
      <span className="muted small">
        {proposalName} · {reasonOf(item)} · <TimeAgo at={since} />
      </span>
      {comment !== null && <TextBlock className={styles.comment} text={comment.text} />}
      <span className={styles.act} aria-hidden="true">
        {words.act[kind]}
      </span>
    </li>
  )
}

/** List of tasks that wait for the user. */
export function WaitingItems({ items }: { readonly items: readonly WaitingItem[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <Item key={`${item.kind} ${item.comment?._id ?? item.questionId}`} item={item} />
      ))}
    </ol>
  )
}

/** Assigned questions, comments that mention the user, and applications with missing answers, newest first. */
export function WaitingList() {
  const query = useListWaitingQuery()
  return (
    <LoadState query={query} skeleton={<SkeletonCards count={3} height={72} />}>
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState title={words.nothing} hint={words.nothingHint} />
        ) : (
          <>
            <WaitingItems items={items} />
            {total > items.length && <p className="muted">{words.more(total - items.length)}</p>}
          </>
        )
      }
    </LoadState>
  )
}
