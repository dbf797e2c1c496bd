import { setTimeout as pause } from 'node:timers/promises'
import { freePort, startProcess, type ProductProcess } from '../../launch/product-process.ts'

const WORKERS = 3
const APIS = 2
const LAST_WORDS = 3_000

type Settings = Readonly<Record<string, string>>

/** Two API hosts and three workers, each a process of its own; a worker that is killed is replaced at once. */
export class HostsUnderAttack {
  kills = 0
  /** Rejects with what it said last when a host ends that was not killed. */
  readonly fall: Promise<never>
  private readonly killed = new Set<ProductProcess>()
  private readonly workers: Promise<ProductProcess>[] = []
  private apis: readonly ProductProcess[] = []
  private isOver = false
  private fell: (error: Error) => void = () => undefined

  private constructor(private readonly settings: Settings) {
    this.fall = new Promise((_resolve, reject) => (this.fell = reject))
    this.fall.catch(() => undefined)
  }

  static async start(settings: Settings): Promise<HostsUnderAttack> {
    const hosts = new HostsUnderAttack(settings)
    const ports = await Promise.all(Array.from({ length: APIS }, () => freePort()))
    hosts.apis = await Promise.all(ports.map((port) => hosts.launch('api', { PORT: String(port) })))
    for (let count = 0; count < WORKERS; count++) hosts.workers.push(hosts.launch('worker'))
    await Promise.all(hosts.workers)
    return hosts
  }

  get urls(): readonly string[] {
    return this.apis.map(({ address }) => address)
  }

  async killOneWorker(): Promise<void> {
    const at = Math.floor(Math.random() * WORKERS)
    await this.kill(await this.workers[at]!)
    this.kills += 1
    this.workers[at] = this.startAgain()
  }

  async stop(): Promise<void> {
    this.isOver = true
    const workers = await Promise.all(this.workers)
    await Promise.all([...this.apis, ...workers].map((one) => this.kill(one)))
  }

  /** As whatever watches over workers would do while the database is away. */
  private async startAgain(): Promise<ProductProcess> {
    for (;;) {
      try {
        return await this.launch('worker')
      } catch {
        await pause(500)
      }
    }
  }

  private async launch(role: 'api' | 'worker', more: Settings = {}): Promise<ProductProcess> {
    const host = await startProcess(role, { ...this.settings, ...more })
    void host.ended.then((code) => {
      if (this.isOver || this.killed.has(host)) return
      this.fell(new Error(`A host (${role}) ended by itself with ${code}: ${host.log().slice(-LAST_WORDS)}`))
    })
    return host
  }

  private async kill(host: ProductProcess): Promise<void> {
    this.killed.add(host)
    await host.end('SIGKILL')
  }
}
