import { ContainerModule } from 'inversify'
import { AesSecretBox } from '../../../adapters/system/aes-secret-box.ts'
import { keptOrNewSecret, keptSecret, newSecret } from '../../../adapters/system/kept-secret.ts'
import { TrelloTaskBoard } from '../../../adapters/taskboard/trello-task-board.ts'
import type { ActSources } from '../../../core/audit/record-act.ts'
import type { ProposalReader } from '../../../core/proposals/ports/proposal-reader.ts'
import type { UnitOfWork } from '../../../core/shared/ports/unit-of-work.ts'
import type { Stores } from '../../../core/stores.ts'
import { AuthoriseTaskBoard, DisconnectTaskBoard } from '../../../core/taskboard/authorise-task-board.ts'
import { ChooseList, ListBoards, ListListsOfBoard } from '../../../core/taskboard/choose-list.ts'
import { CreateTaskCard } from '../../../core/taskboard/create-task-card.ts'
import { IsTaskBoardConfigured } from '../../../core/taskboard/is-task-board-configured.ts'
import { TaskBoardAccess } from '../../../core/taskboard/task-board-access.ts'
import { ViewTaskBoard } from '../../../core/taskboard/view-task-board.ts'
import type { Config } from '../config.ts'
import type { SecretConfig } from '../secret-config.ts'
import { construct, provide, token } from '../token.ts'
import { coreTokens, databaseTokens, systemTokens, useCaseTokens } from '../tokens.ts'

const access = token<TaskBoardAccess>('TaskBoardAccess')

const { work, proposalReader } = databaseTokens
const { webUrl } = systemTokens

/** The task board of operators, Trello where it is configured. */
export function taskBoardModule({ secrets, taskBoard }: Config): ContainerModule {
  const box = new AesSecretBox(() => boxSecrets(secrets))
  const board = taskBoard && new TrelloTaskBoard(taskBoard)
  return new ContainerModule((module) => {
    provide(module, access, (stores: UnitOfWork<Stores>) => new TaskBoardAccess(stores, box, board), [work])
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
  sources: ActSources,
): CreateTaskCard {
  return new CreateTaskCard({ work: stores, access: open, reader, webUrl: address, sources })
}

/** A secret that was kept in the file opens what it sealed after one was configured. */
function boxSecrets({ current, previous, file }: SecretConfig) {
  if (file === null) return { current: current ?? newSecret(), previous }
  if (current === null) return { current: keptOrNewSecret(file), previous }
  const kept = keptSecret(file)
  return { current, previous: kept === null ? previous : [...previous, kept] }
}
