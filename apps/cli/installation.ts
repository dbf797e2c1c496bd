import { compose, type Application } from '../wiring/compose.ts'
import { readConfig } from '../wiring/config/config.ts'

/** Works on the configured installation and never creates one. Throws `not-found` if there is none. */
export async function inInstallation<T>(work: (application: Application) => Promise<T>): Promise<T> {
  const application = await compose({ ...readConfig(), logLevel: 'silent' }, { mustExist: true })
  try {
    return await work(application)
  } finally {
    await application.close()
  }
}
