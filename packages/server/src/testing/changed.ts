import type { Settings } from '../kernel/settings.ts'

/** Other values of some settings than the environment's: `testApp({ settings: [changed(pushSettings, undefined)] })`. */
export const changed = <Value>(settings: Settings<Value>, value: NoInfer<Value>): readonly [Settings, unknown] => [
  settings,
  value,
]
