import { BLOCK_VARIANTS, type BlockTool, type BlockVariant } from '@contracts/blocks/blocks';
import type { Tool } from '@contracts/access/tools';
import { canUseSubTool } from '@domain/access/access';
import { parentOf, shortTitleOf } from '@domain/access/catalogue';
import { useSubject } from '../../session/useSession';
import { useFeatures } from '../../shared/useFeatures';

/** The name of a variant as the page shows it, such as Product Box 1. */
export function variantName(variant: BlockVariant): string {
  return toolOf(variant).subTools?.find(({ id }) => id === variant)?.name ?? variant;
}

/** The name of a variant's generator in the usage log, such as Product Box Generator. */
export function moduleName(variant: BlockVariant): string {
  return shortTitleOf(toolOf(variant));
}

function toolOf(variant: BlockVariant): Tool {
  const tool = parentOf(variant);
  if (!tool) throw new Error(`No tool has the variant ${variant}.`);
  return tool;
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
