import { setTimeout as pause } from 'node:timers/promises'
import { freePort, startProcess, type ProductProcess } from '../../launch/product-process.ts'

const WORKERS = 3
const APIS = 2

type Settings = Readonly<Record<string, string>>

/** Two API hosts and three workers, each a process of its own; a worker that is killed is replaced at once. */
export class HostsUnderAttack {
  kills = 0
  private readonly workers: Promise<ProductProcess>[] = []
  private apis: readonly ProductProcess[] = []

  private constructor(private readonly settings: Settings) {}

  static async start(settings: Settings): Promise<HostsUnderAttack> {
    const hosts = new HostsUnderAttack(settings)
    const ports = await Promise.all(Array.from({ length: APIS }, () => freePort()))
    hosts.apis = await Promise.all(ports.map((port) => startProcess('api', { ...settings, PORT: String(port) })))
    for (let count = 0; count < WORKERS; count++) hosts.workers.push(startProcess('worker', settings))
    await Promise.all(hosts.workers)
    return hosts
  }

  get urls(): readonly string[] {
    return this.apis.map(({ address }) => address)
  }

  async killOneWorker(): Promise<void> {
    const at = Math.floor(Math.random() * WORKERS)
    const victim = await this.workers[at]!
    await victim.end('SIGKILL')
    this.kills += 1
    this.workers[at] = this.startAgain()
  }

  /** As whatever watches over workers would do while the database is away. */
  private async startAgain(): Promise<ProductProcess> {
    for (;;) {
      try {
        return await startProcess('worker', this.settings)
      } catch {
        await pause(500)
      }
    }
  }

  async stop(): Promise<void> {
    const all = [...this.apis, ...(await Promise.all(this.workers))]
    await Promise.all(all.map((one) => one.end('SIGKILL')))
  }
}
