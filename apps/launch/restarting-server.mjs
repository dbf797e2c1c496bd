import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const patience = 5000

/** The API server of a development session: one process at a time, replaced after each build. */
export class RestartingServer {
  #child
  #turn = Promise.resolve()

  #announce

  constructor(program, env) {
    this.program = program
    this.env = env
    /** Settles when the server answers for the first time. */
    this.ready = new Promise((resolve) => {
      this.#announce = resolve
    })
  }

  restart() {
    return this.#next(async () => {
      await this.#stopChild()
      this.#startChild()
    })
  }

  stop() {
    return this.#next(() => this.#stopChild())
  }

  #next(step) {
    this.#turn = this.#turn.then(step)
    return this.#turn
  }

  #startChild() {
    const args = ['--enable-source-maps', this.program]
    this.#child = spawn(process.execPath, args, { env: this.env, stdio: ['ignore', 'pipe', 'inherit'] })
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      if (line.startsWith('Grantwright is running at')) this.#announce()
      else console.log(line)
    })
  }

  #stopChild() {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    return new Promise((resolve) => {
      const impatience = setTimeout(() => child.kill('SIGKILL'), patience)
      child.once('exit', () => {
        clearTimeout(impatience)
        resolve()
      })
      child.kill('SIGTERM')
    })
  }
}
