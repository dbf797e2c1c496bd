import { ContainerModule } from 'inversify'
import { Argon2PasswordHasher } from '../../../adapters/passwords/argon2-password-hasher.ts'
import { ListedCommonPasswords } from '../../../adapters/passwords/listed-common-passwords.ts'
import { AesSecretBox } from '../../../adapters/system/aes-secret-box.ts'
import { CryptoSecretSource } from '../../../adapters/system/crypto-secret-source.ts'
import { storedOrNewSecret, storedSecret, newSecret } from '../../../adapters/system/stored-secret.ts'
import { RandomIdSource } from '../../../adapters/system/random-id-source.ts'
import { SystemClock } from '../../../adapters/system/system-clock.ts'
import { SystemTimers } from '../../../adapters/system/system-timers.ts'
import type { FileStore } from '../../../core/documents/ports/file-store.ts'
import type { Log } from '../../../core/shared/ports/log.ts'
import type { Config } from '../config.ts'
import type { SecretConfig } from '../secret-config.ts'
import { construct, provide } from '../token.ts'
import { systemTokens } from '../tokens.ts'

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
    provide(module, systemTokens.files, () => files, [])
    provide(module, systemTokens.adminEmails, () => config.adminEmails, [])
  })
}

/** A secret that was kept in the file opens what it sealed after one was configured. */
function boxSecrets({ current, previous, file }: SecretConfig) {
  if (file === null) return { current: current ?? newSecret(), previous }
  if (current === null) return { current: storedOrNewSecret(file), previous }
  const kept = storedSecret(file)
  return { current, previous: kept === null ? previous : [...previous, kept] }
}
