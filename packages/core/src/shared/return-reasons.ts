/** Why an item is returned: a closed list. */
export const returnReasons = [
  'ChangedMind',
  'WrongSize',
  'NotAsDescribed',
  'Damaged',
  'Defective',
  'WrongItem',
  'ArrivedLate',
  'Other',
] as const
export type ReturnReason = (typeof returnReasons)[number]
