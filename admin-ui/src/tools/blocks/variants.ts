import { BLOCK_VARIANTS, type BlockTool, type BlockVariant } from '@contracts/blocks/blocks';
import { canUseSubTool } from '@domain/access/access';
import { shortTitleOf } from '@domain/access/catalogue';
import { useSubject } from '../../session/useSession';
import { generatorOf } from '../../shared/savedBlocks';
import { useFeatures } from '../../shared/useFeatures';

/** The name of a variant's generator in the usage log, such as Product Box Generator. */
export function moduleName(variant: BlockVariant): string {
  return shortTitleOf(generatorOf(variant));
}

/** Variants of a tool that the user may use and that no admin has switched off; undefined until that is known. */
export function useVariants(tool: BlockTool) {
  const subject = useSubject();
  const features = useFeatures();
  const isOn = (variant: BlockVariant) =>
    features.data?.find(({ group, name }) => group === tool && name === variant)?.enabled ?? true;
  const variants = features.data
    ? BLOCK_VARIANTS[tool].filter((variant) => canUseSubTool(subject, tool, variant) && isOn(variant))
    : undefined;
  return { variants, error: features.error, retry: () => void features.refetch() };
}
