import { ContainerModule } from 'inversify'
import { TrelloTaskBoard } from '../../../adapters/taskboard/trello-task-board.ts'
import type { ActionSources } from '../../../core/audit/record-action.ts'
import type { ProposalReader } from '../../../core/proposals/ports.ts'
import type { SecretBox, UnitOfWork } from '../../../core/shared/ports.ts'
import type { Stores } from '../../../core/stores.ts'
import { AuthoriseTaskBoard, DisconnectTaskBoard } from '../../../core/taskboard/authorise-task-board.ts'
import { ChooseList, ListBoards, ListListsOfBoard } from '../../../core/taskboard/choose-list.ts'
import { CreateTaskCard } from '../../../core/taskboard/create-task-card.ts'
import { IsTaskBoardConfigured } from '../../../core/taskboard/is-task-board-configured.ts'
import { TaskBoardAccess } from '../../../core/taskboard/task-board-access.ts'
import { ViewTaskBoard } from '../../../core/taskboard/view-task-board.ts'
import type { Config } from '../config/config.ts'
import { construct, provide, token } from '../tokens/token.ts'
import { coreTokens, databaseTokens, systemTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const access = token<TaskBoardAccess>('TaskBoardAccess')

const { work, proposalReader } = databaseTokens
const { webUrl, secretBox } = systemTokens

/** The operators' task board: Trello, if it is configured. */
export function taskBoardModule({ taskBoard }: Config): ContainerModule {
  const board = taskBoard && new TrelloTaskBoard(taskBoard)
  const taskBoardAccess = (stores: UnitOfWork<Stores>, box: SecretBox) => new TaskBoardAccess(stores, box, board)
  return new ContainerModule((module) => {
    provide(module, access, taskBoardAccess, [work, secretBox])
    construct(module, useCaseTokens.viewTaskBoard, ViewTaskBoard, [access, webUrl])
    construct(module, useCaseTokens.isTaskBoardConfigured, IsTaskBoardConfigured, [access])
    construct(module, useCaseTokens.authoriseTaskBoard, AuthoriseTaskBoard, [work, access])
    construct(module, useCaseTokens.disconnectTaskBoard, DisconnectTaskBoard, [work, access])
    construct(module, useCaseTokens.listBoards, ListBoards, [access])
    construct(module, useCaseTokens.listListsOfBoard, ListListsOfBoard, [access])
    construct(module, useCaseTokens.chooseList, ChooseList, [work, access])
    const making = [work, access, proposalReader, webUrl, coreTokens.grantSources] as const
    provide(module, useCaseTokens.createTaskCard, createTaskCard, making)
  })
}

function createTaskCard(
  stores: UnitOfWork<Stores>,
  open: TaskBoardAccess,
  reader: ProposalReader,
  address: string,
  sources: ActionSources,
): CreateTaskCard {
  return new CreateTaskCard({ work: stores, access: open, reader, webUrl: address, sources })
}
