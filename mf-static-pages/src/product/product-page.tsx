import { Container, PageHeader } from '@denk/shared/ui';

export default function ProductPage() {
  return (
    <Container>
      <PageHeader title="Ürün" />
    </Container>
  );
}
