import { type Connection, Types } from 'mongoose';

/** What a feature has published for somebody whose process died before it told the channels; the first is critical. */
export async function publishNotices(
  connection: Connection,
  user: string,
  ...titles: string[]
): Promise<void> {
  const now = Date.now();
  await connection.collection('notices').insertMany(
    titles.map((title, index) => ({
      user: new Types.ObjectId(user),
      kind: 'watch.changed',
      key: `${title}-${now}`,
      severity: index === 0 ? 'critical' : 'info',
      title,
      body: 'Before: <b>one</b>\nAfter: two & three',
      link: '/intent-finder',
      details: {},
      at: new Date(now + index),
      unread: true,
      tellFrom: new Date(0),
    })),
  );
}
