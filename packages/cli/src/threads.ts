// Jobs on worker threads, each thread taking the next one as soon as it is free: both ends of it. Which thread does what changes
// nothing as long as a result follows from its job. Neighbours: arena/pool.ts and season/simulate.ts send jobs, their workers serve.
import { once } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'

/** What came of a job: a result, or the trace of what was thrown. */
type Done<Result> = { readonly result: Result } | { readonly fault: string }

export class JobFailed<Job> extends Error {
  readonly job: Job
  constructor(job: Job, fault: string) {
    super(fault)
    this.job = job
  }
}

export interface Working<Job, Result> {
  /** Ends the work at once; what was done until then has been handed over. */
  readonly stop: AbortSignal
  readonly onResult: (job: Job, result: Result) => void
}

export interface Threads<Job, Result> {
  readonly count: number
  /** Resolves when all jobs are done or the signal came; rejects with the first that failed. */
  work(jobs: readonly Job[], working: Working<Job, Result>): Promise<void>
  close(): Promise<void>
}

/** A thread that ends by itself answers with that as its fault. */
const newThread = <Job, Result>(entry: URL) => {
  const worker = new Worker(entry)
  let answer: (done: Done<Result>) => void = () => {}
  worker.on('message', (done: Done<Result>) => answer(done))
  worker.on('error', (error) => answer({ fault: error.stack ?? error.message }))
  worker.on('exit', (code) => answer({ fault: `the thread ended with code ${code}` }))
  return {
    take: (job: Job): Promise<Done<Result>> =>
      new Promise((resolve) => {
        answer = resolve
        worker.postMessage(job)
      }),
    end: () => worker.terminate(),
  }
}

/** The threads start with the first jobs and stay: all that one of these does is done by the same code. */
export const openThreads = <Job, Result>(entry: URL, count: number): Threads<Job, Result> => {
  const team: ReturnType<typeof newThread<Job, Result>>[] = []
  return {
    count,
    async work(jobs, { stop, onResult }) {
      if (stop.aborted) return
      while (team.length < Math.min(count, jobs.length)) team.push(newThread(entry))
      let next = 0
      let over = false
      const take = async (thread: (typeof team)[number]): Promise<void> => {
        while (next < jobs.length) {
          const job = jobs[next++]
          const done = await thread.take(job)
          if (over) return
          if ('fault' in done) throw new JobFailed(job, done.fault)
          onResult(job, done.result)
        }
      }
      const listening = new AbortController()
      const stopped = once(stop, 'abort', { signal: listening.signal }).catch(() => {})
      try {
        await Promise.race([Promise.all(team.map(take)), stopped])
      } finally {
        over = true
        listening.abort()
      }
    },
    async close() {
      await Promise.all(team.splice(0).map((thread) => thread.end()))
    },
  }
}

/** The other end, in a thread: answers every job that is sent. */
export const serveJobs = <Job, Result>(doJob: (job: Job) => Result): void => {
  const done = (job: Job): Done<Result> => {
    try {
      return { result: doJob(job) }
    } catch (error) {
      return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(done(job)))
}
