import { ContainerModule } from 'inversify'
import { Argon2PasswordHasher } from '../../../adapters/passwords/argon2-password-hasher.ts'
import { ListedCommonPasswords } from '../../../adapters/passwords/listed-common-passwords.ts'
import { AesSecretBox } from '../../../adapters/system/aes-secret-box.ts'
import { CryptoSecretSource } from '../../../adapters/system/crypto-secret-source.ts'
import { storedOrNewSecret, storedSecret, newSecret } from '../../../adapters/system/stored-secret.ts'
import { RandomIdSource } from '../../../adapters/system/random-id-source.ts'
import { SystemClock } from '../../../adapters/system/system-clock.ts'
import { SystemTimers } from '../../../adapters/system/system-timers.ts'
import type { Clock, FileStore, IdSource, Log, UnitOfWork } from '../../../core/shared/ports.ts'
import { RemoveFile } from '../../../core/documents/remove-file.ts'
import { withRetriedRemovals } from '../../../core/documents/retried-removals.ts'
import type { Jobs } from '../../../core/jobs/ports.ts'
import type { Config } from '../config/config.ts'
import type { SecretConfig } from '../config/secret-config.ts'
import { construct, provide } from '../tokens/token.ts'
import { databaseTokens, jobTokens, systemTokens } from '../tokens/tokens.ts'

export function systemModule(config: Config, log: Log, files: FileStore): ContainerModule {
  return new ContainerModule((module) => {
    construct(module, systemTokens.clock, SystemClock, [])
    construct(module, systemTokens.timers, SystemTimers, [])
    construct(module, systemTokens.ids, RandomIdSource, [systemTokens.clock])
    construct(module, systemTokens.secrets, CryptoSecretSource, [])
    provide(module, systemTokens.secretBox, () => new AesSecretBox(() => boxSecrets(config.secrets)), [])
    provide(module, systemTokens.passwords, () => new Argon2PasswordHasher(config.passwordCost), [])
    construct(module, systemTokens.commonPasswords, ListedCommonPasswords, [])
    provide(module, systemTokens.log, () => log, [])
    provide(module, systemTokens.storedFiles, () => files, [])
    provide(module, systemTokens.files, retriedFiles, [
      systemTokens.storedFiles,
      databaseTokens.work,
      systemTokens.ids,
      systemTokens.clock,
      systemTokens.log,
    ])
    construct(module, jobTokens.removeFile, RemoveFile, [systemTokens.storedFiles])
    provide(module, systemTokens.adminEmails, () => config.adminEmails, [])
  })
}

const retriedFiles = (files: FileStore, work: UnitOfWork<{ jobs: Jobs }>, ids: IdSource, clock: Clock, log: Log) =>
  withRetriedRemovals(files, work, { ids, clock }, log)

/** The file's secret can still decrypt old values after one was configured. */
function boxSecrets({ current, previous, file }: SecretConfig) {
  if (file === null) return { current: current ?? newSecret(), previous }
  if (current === null) return { current: storedOrNewSecret(file), previous }
  const kept = storedSecret(file)
  return { current, previous: kept === null ? previous : [...previous, kept] }
}
