class SyncJob
  def perform(id); end
  def helper; end
end
