/** A password that attackers guess within this many tries, by common passwords and their usual variations, is refused. */
const mostGuesses = 30_000
/** A longer password is judged by its beginning, so that judging takes a millisecond or two. */
const judgedLength = 40

/**
 * Whether a new password is among the first that attackers try, such as `123456`, `password1` or the owner's e-mail with a
 * digit (NIST SP 800-63B §3.1.1.2, on blocklists). Stricter than specification §5, which would allow some of them.
 */
export async function isGuessable(password: string, email: string): Promise<boolean> {
  const estimator = await loadEstimator()
  const personal = [email, ...email.split('@'), ...email.split(/[@.]/)]
  return estimator.check(password.slice(0, judgedLength), personal).guesses < mostGuesses
}

type Estimator = Awaited<ReturnType<typeof createEstimator>>
let loading: Promise<Estimator> | undefined

// Loaded by the first new password: the lists take 150 ms and 25 MB.
async function loadEstimator(): Promise<Estimator> {
  loading ??= createEstimator()
  return loading
}

async function createEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
