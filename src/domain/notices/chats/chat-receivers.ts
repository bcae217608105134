import type { ChatType } from '../../../contracts/notices/chats';
import type { ChatReceiver } from './chat-message';
import { discord } from './discord';
import { slack } from './slack';
import { teams } from './teams';
import { telegram } from './telegram';

/** How each chat is written to, and what it says where it refuses. */
export const CHAT_RECEIVERS: Readonly<Record<ChatType, ChatReceiver>> = { slack, discord, teams, telegram };
