import { skipToken } from '@reduxjs/toolkit/query/react'
import { Button, Form } from 'antd'
import { useState } from 'react'
import type { BoardPlace, TaskBoard } from '../../../../../adapters/http-contract/taskboard.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { DisconnectButton } from './DisconnectButton.tsx'
import { useChooseListMutation, useListBoardsQuery, useListListsQuery } from './endpoints.ts'
import { PlaceSelect } from './PlaceSelect.tsx'

const words = texts.taskBoard

/** Selects the board and list for new cards. */
export function TaskBoardForm({ taskBoard }: { readonly taskBoard: TaskBoard }) {
  const [board, setBoard] = useState(taskBoard.board)
  const [list, setList] = useState(taskBoard.list)
  const boards = useListBoardsQuery()
  const lists = useListListsQuery(board?.id ?? skipToken)
  const [chooseList, { error, isLoading, isSuccess, reset }] = useChooseListMutation()
  const isComplete = board !== null && list !== null
  const chooseBoard = (chosen: BoardPlace) => {
    reset()
    setBoard(chosen)
    if (chosen.id !== board?.id) setList(null)
  }
  return (
    <Form
      layout="vertical"
      className="card"
      style={{ maxWidth: 640 }}
      onFinish={() => {
        if (isComplete) void chooseList(list.id)
      }}
    >
      {taskBoard.memberName !== null && (
        <p className="muted" style={{ marginBottom: 16 }}>
          {words.connectedAs(taskBoard.memberName)}
        </p>
      )}
      <PlaceSelect id="task-board" texts={words.board} query={boards} value={board} onChange={chooseBoard} />
      <PlaceSelect
        id="task-list"
        texts={words.list}
        query={lists}
        value={list}
        isDisabled={board === null}
        onChange={(chosen) => {
          reset()
          setList(chosen)
        }}
      />
      <div className="stack">
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.saveFailed} />}
        <div className="row">
          <Button type="primary" htmlType="submit" loading={isLoading} disabled={!isComplete}>
            {words.save}
          </Button>
          <DisconnectButton />
          {isSuccess && <Notice tone="quiet">{words.saved}</Notice>}
        </div>
      </div>
    </Form>
  )
}
