import { Button } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import type { Comment } from '../../../../../../adapters/http-contract/comments.ts'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { useSavedInput } from '../../../shared/saved-input.ts'
import { useCurrentUser } from '../../../shared/session.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { LoadState } from '../../../shared/ui/LoadState.tsx'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import { TimeAgo } from '../../../shared/ui/TimeAgo.tsx'
import {
  useAddCommentMutation,
  useEditCommentMutation,
  useListColleaguesQuery,
  useListCommentsQuery,
  useRemoveCommentMutation,
  useReopenCommentMutation,
  useResolveCommentMutation,
} from '../endpoints/comment-endpoints.ts'
import { CommentBox, useComment } from './CommentBox.tsx'
import type { Chosen } from '../colleagues.ts'
import styles from './Discussion.module.css'
import type { QuestionPlace } from '../endpoints/question-endpoints.ts'
import { TextBlock } from '../../../shared/ui/TextBlock.tsx'
import { Select } from '../../../shared/ui/Select.tsx'

/** A web address in a sentence, without punctuation that ends the sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”])/

/**
 * Turns web addresses into links that open outside the product, in another window, because anybody may have written
 * them.
 */
function linkedText(text: string): ReactNode[] {
  return text.split(ADDRESS).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  )
}

const words = texts.application.discussion

interface DiscussionProps {
  readonly proposalId: string
  readonly question: Question
  /** Label such as "Question 3". */
  readonly label: string
  readonly onAssign: (assigneeId: string | null) => void
}

/** The person responsible for the question. */
function Assignee({ question, label, onAssign }: Omit<DiscussionProps, 'proposalId'>) {
  const id = useId()
  const { data: colleagues = [] } = useListColleaguesQuery()
  return (
    <div className="row">
      <label htmlFor={id}>{words.assignee}</label>
      <Select
        id={id}
        allowClear
        aria-label={words.assigneeOf(label)}
        className={styles.assignee ?? ''}
        placeholder={words.nobody}
        value={question.assigneeId}
        options={colleagues.map((colleague) => ({ value: colleague.id, label: colleague.name }))}
        onChange={(assigneeId?: string | null) => onAssign(assigneeId ?? null)}
      />
    </div>
  )
}

function OneComment({ comment, place }: { readonly comment: Comment; readonly place: QuestionPlace }) {
  const [resolve, resolving] = useResolveCommentMutation()
  const [reopen, reopening] = useReopenCommentMutation()
  const [edit, editing] = useEditCommentMutation()
  const [remove, removing] = useRemoveCommentMutation()
  const [isEdited, setIsEdited] = useState(false)
  const { data: colleagues = [] } = useListColleaguesQuery()
  const { id: userId } = useCurrentUser()
  const { author, text, createdAt, editedAt, resolved } = comment
  const call = { ...place, commentId: comment.id }
  const isBusy = [resolving, reopening, editing, removing].some(({ isLoading }) => isLoading)
  const error = editing.error ?? removing.error
  const save = async (changed: ReturnType<typeof useComment>) => {
    const result = await edit({ ...call, ...changed })
    if (result.error === undefined) setIsEdited(false)
  }
  /** Current display names; the former name for people who have left. */
  const named = ({ _id, name }: Comment['author']) => colleagues.find(({ id }) => id === _id)?.name ?? name
  return (
    <li className={resolved === null ? styles.comment : `${styles.comment} ${styles.resolved}`}>
      <div className="row apart">
        <span className="small">
          <strong dir="auto">{named(author)}</strong> <TimeAgo at={createdAt} />
          {editedAt !== null && <span className="muted"> {words.edited}</span>}
        </span>
        {author._id === userId && !isEdited && (
          <>
            <Button type="text" size="small" onClick={() => setIsEdited(true)}>
              {words.edit}
            </Button>
            <Button type="text" size="small" loading={removing.isLoading} onClick={() => void remove(call)}>
              {words.remove}
            </Button>
          </>
        )}
        <Button
          type="text"
          size="small"
          loading={isBusy}
          onClick={() => void (resolved === null ? resolve(call) : reopen(call))}
        >
          {resolved === null ? words.resolve : words.reopen}
        </Button>
      </div>
      {!isEdited ? (
        <TextBlock className={styles.text} text={text}>
          {linkedText(text)}
        </TextBlock>
      ) : (
        <EditedComment
          comment={comment}
          isSaving={editing.isLoading}
          onSave={(changed) => void save(changed)}
          onEnd={() => setIsEdited(false)}
        />
      )}
      {comment.mentions.length > 0 && <p className="muted small">{words.told(comment.mentions.map(named))}</p>}
      {error !== undefined && !isBusy && <FailureNotice error={error} heading={words.notChanged} />}
      {resolved !== null && <p className="muted small">{words.resolvedBy(named(resolved.by))}</p>}
    </li>
  )
}

interface EditedCommentProps {
  readonly comment: Comment
  readonly isSaving: boolean
  readonly onSave: (changed: ReturnType<typeof useComment>) => void
  readonly onEnd: () => void
}

function EditedComment({ comment, isSaving, onSave, onEnd }: EditedCommentProps) {
  const [text, setText] = useState(comment.text)
  const [chosen, setChosen] = useState<readonly Chosen[]>(() =>
    comment.mentions.map(({ _id, name }) => ({ id: _id, name, mention: name })),
  )
  const changed = useComment({ text, chosen })
  return (
    <div className="stack tight">
      <CommentBox label={words.editing} text={text} chosen={chosen} onText={setText} onChosen={setChosen} />
      <div className="row">
        <Button size="small" disabled={changed.text === ''} loading={isSaving} onClick={() => onSave(changed)}>
          {words.save}
        </Button>
        <Button size="small" onClick={onEnd}>
          {texts.common.cancel}
        </Button>
      </div>
    </div>
  )
}

function NewComment({ place, label }: { readonly place: QuestionPlace; readonly label: string }) {
  const [text, setText] = useSavedInput(`comment/${place.questionId}`, '')
  const [addComment, { error, isLoading }] = useAddCommentMutation()
  const [chosen, setChosen] = useSavedInput<readonly Chosen[]>(`comment-to/${place.questionId}`, [])
  const written = useComment({ text, chosen })
  const send = async () => {
    const result = await addComment({ ...place, ...written })
    if (result.error !== undefined) return
    setText('')
    setChosen([])
  }
  return (
    <div className="stack tight">
      <CommentBox label={words.commentOn(label)} text={text} chosen={chosen} onText={setText} onChosen={setChosen} />
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
      <div>
        <Button disabled={written.text === ''} loading={isLoading} onClick={() => void send()}>
          {words.send}
        </Button>
      </div>
    </div>
  )
}

/** The person responsible for a question, and colleagues' comments on its answer. */
export function Discussion({ proposalId, question, label, onAssign }: DiscussionProps) {
  const place = { id: proposalId, questionId: question.id }
  const { currentData: data, error, refetch } = useListCommentsQuery(place)
  return (
    <section className={styles.discussion} aria-label={words.titleOf(label)}>
      <Assignee question={question} label={label} onAssign={onAssign} />
      <LoadState query={{ data, error, refetch }} skeleton={<SkeletonLines count={1} height={16} />}>
        {(comments) => (
          <>
            {comments.length > 0 && (
              <ol className={styles.comments}>
                {comments.map((comment) => (
                  <OneComment key={comment.id} comment={comment} place={place} />
                ))}
              </ol>
            )}
            <NewComment place={place} label={label} />
          </>
        )}
      </LoadState>
    </section>
  )
}
