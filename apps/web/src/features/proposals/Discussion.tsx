import { Button, Input, Mentions } from 'antd'
import { useId, useState } from 'react'
import type { Comment } from '../../../../../adapters/http-contract/comments.ts'
import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { useSavedInput } from '../../shared/saved-input.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx'
import {
  useAddCommentMutation,
  useEditCommentMutation,
  useListColleaguesQuery,
  useListCommentsQuery,
  useRemoveCommentMutation,
  useReopenCommentMutation,
  useResolveCommentMutation,
} from './comment-endpoints.ts'
import styles from './Discussion.module.css'
import { linkedText } from './linked-text.tsx'
import type { QuestionPlace } from './question-endpoints.ts'
import { TextBlock } from '../../shared/ui/TextBlock.tsx'
import { useWritingLanguage } from '../../shared/use-writing-language.ts'
import { Select } from '../../shared/ui/Select.tsx'

const words = texts.application.discussion

interface DiscussionProps {
  readonly proposalId: string
  readonly question: Question
  /** Such as "Question 3". */
  readonly label: string
  readonly onAssign: (assigneeId: string | null) => void
}

/** Who looks after the question. */
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
  const [typed, setTyped] = useState<string | null>(null)
  const { id: userId } = useCurrentUser()
  const { author, text, createdAt, editedAt, resolved } = comment
  const call = { ...place, commentId: comment.id }
  const isBusy = [resolving, reopening, editing, removing].some(({ isLoading }) => isLoading)
  const error = editing.error ?? removing.error
  const save = async () => {
    const result = await edit({ ...call, text: (typed ?? '').trim() })
    if (result.error === undefined) setTyped(null)
  }
  return (
    <li className={resolved === null ? styles.comment : `${styles.comment} ${styles.resolved}`}>
      <div className="row apart">
        <span className="small">
          <strong dir="auto">{author.name}</strong> <TimeAgo at={createdAt} />
          {editedAt !== null && <span className="muted"> {words.edited}</span>}
        </span>
        {author._id === userId && typed === null && (
          <>
            <Button type="text" size="small" onClick={() => setTyped(text)}>
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
      {typed === null ? (
        <TextBlock className={styles.text} text={text}>
          {linkedText(text)}
        </TextBlock>
      ) : (
        <div className="stack tight">
          <Input.TextArea
            aria-label={words.editing}
            autoSize
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="row">
            <Button size="small" disabled={typed.trim() === ''} loading={editing.isLoading} onClick={() => void save()}>
              {words.save}
            </Button>
            <Button size="small" onClick={() => setTyped(null)}>
              {texts.common.cancel}
            </Button>
          </div>
        </div>
      )}
      {comment.mentions.length > 0 && (
        <p className="muted small">{words.told(comment.mentions.map(({ name }) => name).join(', '))}</p>
      )}
      {error !== undefined && !isBusy && <FailureNotice error={error} heading={words.notChanged} />}
      {resolved !== null && <p className="muted small">{words.resolvedBy(resolved.by.name)}</p>}
    </li>
  )
}

function NewComment({ place, label }: { readonly place: QuestionPlace; readonly label: string }) {
  const [text, setText] = useSavedInput(`comment/${place.questionId}`, '')
  const [addComment, { error, isLoading }] = useAddCommentMutation()
  const { data: colleagues = [] } = useListColleaguesQuery()
  const send = async () => {
    const result = await addComment({ ...place, text: text.trim() })
    if (result.error === undefined) setText('')
  }
  return (
    <div className="stack tight">
      <Mentions
        rows={2}
        lang={useWritingLanguage(text)}
        aria-label={words.commentOn(label)}
        placeholder={words.hint}
        value={text}
        options={colleagues.map(({ id, name, mention }) => ({ key: id, value: mention, label: name }))}
        onChange={setText}
      />
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
      <div>
        <Button disabled={text.trim() === ''} loading={isLoading} onClick={() => void send()}>
          {words.send}
        </Button>
      </div>
    </div>
  )
}

/** Who looks after a question, and what colleagues say about its answer. */
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
