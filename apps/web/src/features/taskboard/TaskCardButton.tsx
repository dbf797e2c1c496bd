import { CarryOutOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { adminPaths } from '../../shared/admin-paths.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useCreateTaskCardMutation } from './endpoints.ts'

const words = texts.taskBoard

interface TaskCardButtonProps {
  readonly questionId: string
  /** Label of the question, such as "Question 3". */
  readonly label: string
}

/**
 * Creates the card of a question, then links to it. Hidden until the task board is authorised; if the authorisation has
 * expired, the button stays and says so.
 */
export function TaskCardButton(props: TaskCardButtonProps) {
  const { isTrelloConfigured } = useCurrentUser()
  const [isOffered, setIsOffered] = useState(isTrelloConfigured)
  if (isTrelloConfigured && !isOffered) setIsOffered(true)
  return isOffered && <CardButton {...props} />
}

function CardButton({ questionId, label }: TaskCardButtonProps) {
  const [createCard, { data, error, isLoading }] = useCreateTaskCardMutation()
  if (data !== undefined)
    return (
      <>
        <Button
          type="text"
          icon={<CarryOutOutlined aria-hidden />}
          href={data.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.openCardOf(label)}
        >
          {words.openCard}
        </Button>
        <span role="status" className="muted small">
          {data.existed ? words.existed : words.made}
        </span>
      </>
    )
  return (
    <>
      <Button
        type="text"
        icon={<CarryOutOutlined aria-hidden />}
        loading={isLoading}
        aria-label={words.cardOf(label)}
        onClick={() => {
          if (!isLoading) void createCard(questionId)
        }}
      >
        {words.card}
      </Button>
      {error !== undefined && !isLoading && (
        <FailureNotice
          error={error}
          heading={words.cardFailed}
          action={<Link to={adminPaths.taskBoard}>{words.toTaskBoard}</Link>}
        />
      )}
    </>
  )
}
