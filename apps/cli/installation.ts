import { compose, type Application } from '../wiring/compose.ts'
import { readConfig } from '../wiring/config/config.ts'

/**
 * Works on the installation that the environment names. A command that is to find one never makes one: where there is
 * none, it throws `not-found`.
 */
export async function inInstallation<T>(work: (application: Application) => Promise<T>): Promise<T> {
  const application = await compose({ ...readConfig(), logLevel: 'silent' }, { mustExist: true })
  try {
    return await work(application)
  } finally {
    await application.close()
  }
}
