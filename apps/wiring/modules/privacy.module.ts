import { ContainerModule } from 'inversify'
import { AccountPrivacy } from '../../../core/privacy/account-privacy.ts'
import { ListDataFlows, type ConfiguredServices } from '../../../core/privacy/list-data-flows.ts'
import { builtInTokens } from '../tokens/built-in-tokens.ts'
import type { Config } from '../config/config.ts'
import { construct, provide, token } from '../tokens/token.ts'
import { modelPlaceOf } from '../config/model-config.ts'
import { databaseTokens, writingTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work } = databaseTokens
const services = token<ConfiguredServices>('ConfiguredServices')

/** Binds an account's choice of where its documents may go. */
export function privacyModule(config: Config): ContainerModule {
  return new ContainerModule((module) => {
    construct(module, builtInTokens.privacy, AccountPrivacy, [work, writingTokens.modelPlace])
    provide(module, services, () => servicesOf(config), [])
    construct(module, useCaseTokens.listDataFlows, ListDataFlows, [work, services])
  })
}

function servicesOf({
  model,
  encoder,
  mail,
  s3,
  taskBoard,
  errorReporting,
  supportWidget,
}: Config): ConfiguredServices {
  return {
    model: model && `${hostOf(model.baseUrl)} (${model.model})`,
    modelPlace: modelPlaceOf(model),
    encoder: encoder && { name: `${hostOf(encoder.baseUrl)} (${encoder.model})`, isLocal: encoder.isLocal },
    others: {
      scans: null,
      mail: mail.kind === 'smtp' ? hostOf(mail.url) : null,
      files: s3 && (s3.endpoint === null ? `Amazon S3 (${s3.region})` : hostOf(s3.endpoint)),
      'task-board': taskBoard && hostOf(taskBoard.apiUrl),
      errors: errorReporting && hostOf(errorReporting.dsn),
      support: supportWidget && hostOf(supportWidget.url),
    },
  }
}

function hostOf(url: string): string {
  return new URL(url).host
}
