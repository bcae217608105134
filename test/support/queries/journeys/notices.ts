import { Types } from 'mongoose';
import type { ChannelsRepository } from '../../../../src/modules/notices/channels.repository';
import type { DeliveriesRepository } from '../../../../src/modules/notices/deliveries.repository';
import type { DeliverySendingService } from '../../../../src/modules/notices/delivery-sending.service';
import type { NoticesRepository } from '../../../../src/modules/notices/notices.repository';
import type { NoticesService } from '../../../../src/modules/notices/notices.service';
import type { UnsubscribeLinks } from '../../../../src/modules/notices/unsubscribe-links';
import { expectStatus } from '../../actors';
import { type Made, type Product, providerOf } from '../product';

const NOBODY = new Types.ObjectId();
const nobody = NOBODY.toHexString();

/** What a student is told, sets up for it, and looks at. */
export async function beTold(product: Product, made: Made): Promise<void> {
  const { student, api, pages } = product;
  const notices = providerOf<NoticesService>(api, 'NoticesService');
  const sending = providerOf<DeliverySendingService>(api, 'DeliverySendingService');
  const entered = { type: 'webhook', name: 'Hook', address: `${pages.origin}/hook` };
  const add = async () => expectStatus(await student.post<{ id: string }>('/api/channels', entered), 201).id;
  const id = await add();
  const one = `/api/channels/${id}`;
  for (let number = 0; number < 12; number++) {
    const told = { kind: 'watch.changed', severity: 'info', title: 'Changed' } as const;
    await notices.publish({ ...told, user: student.user.id, key: `k${number}` });
  }
  await sending.sendDue(new Date());
  expectStatus(await student.post(`${one}/test`), 200);
  expectStatus(await student.post(`${one}/rotate`), 200);
  const daily = { ...entered, timing: 'daily', hour: 3 };
  expectStatus(await student.put(one, daily), 200);
  const [delivery] = expectStatus(await student.get<{ id: string }[]>(`${one}/deliveries`), 200);
  expectStatus(await student.post(`${one}/deliveries/${delivery?.id ?? ''}/replay`), 200);
  expectStatus(await student.post('/api/pricing/wishes', { plan: 'Free' }), 204);
  expectStatus(await student.get('/api/pricing'), 200);
  const link = `/api/unsubscribe/${providerOf<UnsubscribeLinks>(api, 'UnsubscribeLinks').tokenOf(new Types.ObjectId(id))}`;
  expectStatus(await student.post(link), 200);
  expectStatus(await student.put(one, { ...daily, on: true }), 200);
  const gone = await add();
  expectStatus(await student.put(`/api/channels/${gone}`, { ...entered, on: false }), 200);
  expectStatus(await student.delete(`/api/channels/${gone}`), 200);
  const listed = expectStatus(await student.get<{ id: string }[]>('/api/notices'), 200);
  expectStatus(await student.post(`/api/notices/${listed[0]?.id ?? ''}/read`), 200);
  expectStatus(await student.delete(`/api/notices/${listed[1]?.id ?? ''}`), 200);
  expectStatus(await student.post('/api/notices/read-all', { until: '2020-01-01' }), 200);
  made['/api/channels'] = id;
  made['/api/unsubscribe'] = link.slice('/api/unsubscribe/'.length);
  made['/api/channels/{id}/deliveries'] = delivery?.id ?? '';
}

/** What is asked where a process died, or a receiver did not answer for long. */
export async function accidentsOfNotices({ worker }: Product): Promise<void> {
  const now = new Date();
  const notices = providerOf<NoticesRepository>(worker, 'NoticesRepository');
  await notices.trim(NOBODY, 0);
  await notices.claimTelling({ _id: NOBODY, tellFrom: now } as never, now);
  const channels = providerOf<ChannelsRepository>(worker, 'ChannelsRepository');
  await channels.switchOff(NOBODY, now, 'gone');
  await channels.noteReceived(NOBODY, now);
  await channels.restart(NOBODY);
  const deliveries = providerOf<DeliveriesRepository>(worker, 'DeliveriesRepository');
  await deliveries.giveBack({ _id: NOBODY, token: '' } as never, now, { at: now, milliseconds: 0 });
  await deliveries.giveUpOf(NOBODY, { at: now, milliseconds: 0 });
  await deliveries.remove(NOBODY);
  await deliveries.replay(nobody, nobody, nobody, now);
}
