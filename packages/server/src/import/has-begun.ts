/** SQL for whether a staged programme `i` has begun by `$1`, and the channel has a programme for that time. */
export const hasBegun = `i.starts_at <= $1 AND EXISTS (SELECT FROM show s WHERE s.starts_at <= $1
  AND (s.id = i.id OR (s.starts_at < i.ends_at AND s.ends_at > i.starts_at)))`
